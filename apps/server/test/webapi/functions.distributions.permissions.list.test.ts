import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const method = "functions.distributions.permissions.list";

describe(method, () => {
  it.each([
    { permission: `{ users: [mia] }`, user: "named", wanted: "ok" },
    { permission: `{ workspaces: [hq] }`, user: "in a named workspace", wanted: "ok" },
    { permission: `{ organization: true }`, user: "in the named organization", wanted: "ok" },
    { permission: "everyone", user: "anybody", wanted: "ok" },
    {
      permission: `{ users: [rex], workspaces: [labs] }`,
      user: "not among the named users",
      wanted: "access_denied",
    },
    { permission: "app_collaborators", user: "no collaborator", wanted: "access_denied" },
  ])("answers $wanted to a user who is $user", async ({ permission, wanted }) => {
    const world = `functions: [{ callback_id: count, permission: ${permission} }]`;
    await using server = await createWebapiServer({ world });
    expect((await server.call(method, { function_id: "Fn3" })).outcome).toBe(wanted);
  });

  it("shows a manager app the functions of the apps that it created", async () => {
    const world = "functions: [{ app: Managed, callback_id: own, title: Own, id: Fn9 }]";
    await using server = await createWebapiServer({ world });
    const { body } = await server.call(method, { function_id: "Fn9" }, { token: "svcc-manager" });
    expect(body).toMatchObject({ permission_type: "app_collaborators", users: [{ user_id: "UMIA" }] });
  });

  it("ignores an empty identifier if the function is named in the other way", async () => {
    await using server = await createWebapiServer();
    const call = async (args: object) => (await server.call(method, { ...args }, { encoding: "form" })).outcome;
    expect(await call({ function_id: "", function_callback_id: "greet", function_app_id: "A1" })).toBe("ok");
    expect(await call({ function_id: "Fn1", function_callback_id: "", function_app_id: "" })).toBe("ok");
    expect(await call({ function_id: "" })).toBe("invalid_arguments");
  });

  it("does not find functions of a deleted app, by either name", async () => {
    const world = "functions: [{ id: Fn8, app: Deleted, callback_id: lost, title: Lost, permission: everyone }]";
    await using server = await createWebapiServer({ world });
    const call = async (args: object) => (await server.call(method, { ...args })).outcome;
    expect(await call({ function_id: "Fn8" })).toBe("function_not_found");
    expect(await call({ function_callback_id: "lost", function_app_id: "A5" })).toBe("app_not_found");
  });
});
