/** The requests that the pages of the browser tests can send to an address without a user's consent. */
export const pageScript = `
const pageActions = {
  async fetch(url, init) {
    const answer = await fetch(url, init).catch(() => undefined);
    return answer && { status: answer.status, text: await answer.text() };
  },
  readHeader: async (url, name) => (await fetch(url)).headers.get(name),
  showImage: (src) =>
    new Promise((resolve) => Object.assign(new Image(), { src, onload: () => resolve(true), onerror: () => resolve(false) })),
  follow: (url) => location.assign(url),
  sendBeacon: (url) => navigator.sendBeacon(url, "{}"),
  submit(action, enctype, fields) {
    const form = Object.assign(document.createElement("form"), { method: "POST", action, enctype });
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement("input"), { name, value }));
    }
    document.body.append(form);
    form.submit();
  },
  listen: (url) =>
    new Promise((resolve) => {
      const events = new EventSource(url);
      events.addEventListener("exchange", ({ data }) => {
        document.title = JSON.parse(data).method;
      });
      events.onopen = () => resolve("open");
      events.onerror = () => resolve(events.readyState === EventSource.CLOSED ? "refused" : "lost");
    }),
};
`;

/** A page with that script. */
export const evilPage = `<!doctype html><title>Cats</title><p>Look at these cats.</p><script>${pageScript}</script>`;
