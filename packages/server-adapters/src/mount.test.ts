import { describe, expect, it } from "vitest";
import { mount } from "./mount.js";

const saying = (text: string) => async (request: Request, connection?: { remoteAddress?: string }) =>
  new Response(`${text} ${new URL(request.url).pathname} ${connection?.remoteAddress}`);

describe("mount", () => {
  const mounted = mount({ "/api": saying("api"), "/api/inner": saying("inner"), "/scim": saying("scim") });

  it.each([
    ["/api", "api /api 192.0.2.1"],
    ["/api/users.info?x=/scim/", "api /api/users.info 192.0.2.1"],
    ["/api?x", "api /api 192.0.2.1"],
    ["/api/inner/deep", "inner /api/inner/deep 192.0.2.1"],
    ["/scim/v2/Users", "scim /scim/v2/Users 192.0.2.1"],
  ])("passes on %s with its whole path", async (path, wanted) => {
    const response = await mounted(new Request(`http://a.test${path}`), { remoteAddress: "192.0.2.1" });
    expect(await response.text()).toBe(wanted);
  });

  it.each(["/", "/apis", "/other/api", "?/api"])("answers 404 for %s", async (path) => {
    expect((await mounted(new Request(`http://a.test${path}`))).status).toBe(404);
  });

  it("passes other requests to the fallback", async () => {
    const response = await mount({ "/api": saying("api") }, saying("else"))(new Request("http://a.test/b"));
    expect(await response.text()).toBe("else /b undefined");
  });

  it.each(["api", "/api/", "/", ""])("refuses %j", (prefix) => {
    expect(() => mount({ [prefix]: saying("x") })).toThrow(`not ${JSON.stringify(prefix)}`);
  });
});
