import { expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "./kit/create-webapi-server.js";

const host = "http://host.example";
const ask = (server: WebapiServer, path: string, token = "svcb-helper", method = "GET") =>
  server.fetch(new Request(`${host}${path}`, { method, headers: { authorization: `Bearer ${token}` } }));
const pathOf = (url: unknown) => {
  const { pathname, search } = new URL(String(url));
  return `${pathname}${search}`;
};

it("The address of a finished export answers with its text", async () => {
  await using server = await createWebapiServer();
  const { body } = await server.call("svcLists.download.get", { list_id: "F1", job_id: "Le1" });
  const path = pathOf(body["download_url"]);
  const response = await ask(server, path);
  expect([response.status, await response.text()]).toEqual([200, "Row ID\r\n"]);
  expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Plan.csv");
  const head = await ask(server, path, "svcp-mia", "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const other of ["Le2", "Le3", "Le404", "F1/.."]) {
    expect((await ask(server, path.replace("Le1", other))).status).toBe(404);
  }
  expect((await ask(server, path, "svcb-helper", "POST")).status).toBe(405);
});

it("The address of a List answers with its rows as they are now", async () => {
  await using server = await createWebapiServer();
  const { body } = await server.call("svcLists.items.info", { list_id: "F1", id: "Rec4" });
  const path = pathOf((body["list"] as { readonly list_csv_download_url: string }).list_csv_download_url);
  const ids = async () => (await (await ask(server, path)).text()).split("\r\n").map((line) => line.split(",")[0]);
  expect(await ids()).toEqual(["Row ID", "Rec1", "Rec2", "Rec4", ""]);
  await server.call("svcLists.items.delete", { list_id: "F1", id: "Rec1" });
  expect(await ids()).toEqual(["Row ID", "Rec4", ""]);
});

it.each([
  ["svcp-rex", "F1", "svcp-rex"],
  ["a List that the caller cannot see", "F3", "svcb-helper"],
  ["a List that does not exist", "F404", "svcb-helper"],
  ["an unknown token", "F1", "svcb-nobody"],
])("The address of a List sends %s to the page where a person signs in", async (_, list, token) => {
  const installation = "{ workspace: hq, installer: rex }";
  const world = `tokens: [{ token: svcp-rex, kind: user, user: rex, scopes: ["lists:write"], installation: ${installation} }]`;
  await using server = await createWebapiServer({ world });
  const { body } = await server.call("svcLists.items.info", { list_id: "F1", id: "Rec4" });
  const path = pathOf((body["list"] as { readonly list_csv_download_url: string }).list_csv_download_url);
  const response = await ask(server, path.replace("-F1/", `-${list}/`), token);
  expect([response.status, response.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/\?redir=/)]);
});
