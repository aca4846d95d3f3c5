// 작업자의 입구: 화면이 보낸 {module, url}로 엔진을 세운다. 그 뒤의 말은 엔진이 정한다.
onmessage = async ({ data: { module, url } }) => {
  onmessage = null;
  const engine = await import(url);
  await engine.default({ module_or_path: module });
  postMessage("ready");
};
