// 만든 것을 파일로 내려 준다.
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function saveText(text, type, name) {
  save(new Blob([text], { type }), name);
}

export async function savePng(svg, width, height, name) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  save(await new Promise((done) => canvas.toBlob(done)), name);
}
