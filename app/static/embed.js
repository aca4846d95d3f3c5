// <gaji-embed lesson="alpha-beta">: 가지의 틀을 세우고, 틀의 키를 따라가고, 틀의 말을 사건(event)으로 바꾼다.
// 쪽에 한 줄이면 된다: <script async src="…/embed.js"></script>. 무엇을 적고 듣는지는 EMBED.md에 있다.
(() => {
  if (customElements.get("gaji-embed")) return;
  const base = new URL(".", document.currentScript.src);
  const frames = new Map();

  class GajiEmbed extends HTMLElement {
    static observedAttributes = ["lesson", "lang", "state", "theme", "ui", "lock", "hide", "name"];

    connectedCallback() {
      this.frame = document.createElement("iframe");
      this.frame.title = this.title || "가지 · Gaji";
      this.frame.loading = "lazy";
      const height = Number(this.getAttribute("height")) || 520;
      this.frame.style = `display:block;width:100%;height:${height}px;border:0`;
      this.style.display ||= "block";
      this.frame.src = this.address();
      this.replaceChildren(this.frame);
      frames.set(this.frame, this);
    }

    disconnectedCallback() {
      frames.delete(this.frame);
    }

    attributeChangedCallback() {
      // 주소만 바꾸면 쪽의 지나온 길에 남으므로 틀을 새로 세운다.
      if (this.isConnected && this.frame) this.connectedCallback();
    }

    address() {
      const lang = this.getAttribute("lang") ?? (document.documentElement.lang.startsWith("en") ? "en" : "ko");
      const url = new URL(`${lang}/e/${this.getAttribute("lesson") ?? "alpha-beta"}/`, base);
      url.search = this.getAttribute("state") ?? "";
      for (const name of ["theme", "ui", "lock", "hide"]) {
        if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name));
      }
      if (this.hasAttribute("name")) url.searchParams.set("id", this.getAttribute("name"));
      return url.href;
    }

    // 틀에 말한다: send("step", { to: 3 }).
    send(type, fields) {
      this.frame.contentWindow?.postMessage({ ...fields, type: `gaji:${type}`, v: 1 }, "*");
    }
  }

  addEventListener("message", ({ source, data }) => {
    if (typeof data?.type !== "string" || !data.type.startsWith("gaji:")) return;
    for (const [frame, element] of frames) {
      if (frame.contentWindow !== source) continue;
      if (data.type === "gaji:resize") frame.style.height = `${data.height}px`;
      element.dispatchEvent(new CustomEvent(data.type.slice(5), { detail: data, bubbles: true }));
    }
  });
  customElements.define("gaji-embed", GajiEmbed);
})();
