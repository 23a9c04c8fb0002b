// Runs without the condition of the sources, so that the server comes from its bundle and the other packages do not.
import { scim } from "@rollcall/api/scim";
import { authTestMethod, usersInfoMethod, webapi } from "@rollcall/api/webapi";
import { ScimRefusedError } from "@rollcall/scim-core";
import { createServer } from "@rollcall/server";
import { createFetch } from "@rollcall/server-adapters/fetch";
import { defineDocument, documents, put, StoreUnavailable, text } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";

const badges = defineDocument()({
  name: "badge",
  table: "x_badges",
  key: ["user_id"],
  columns: { user_id: text((badge) => badge.userId, { document: "user", onRemove: "remove" }) },
  lists: {},
  sample: (seed) => ({ userId: `U${seed}`, version: 1, level: seed }),
});

const raise = {
  ...usersInfoMethod,
  wireName: "badges.raise",
  response: authTestMethod.response,
};
const fail = { ...raise, wireName: "badges.fail" };
const [, data] = process.argv.slice(1);

const server = await createServer({
  data,
  definitions: {
    scim,
    webapi: { ...webapi, methods: { ...webapi.methods, "badges.raise": raise, "badges.fail": fail } },
  },
  documents: [badges],
  handlers: ({ store }) => ({
    "badges.raise": async ({ user }) => {
      const known = await store.get(documents.user, { id: user });
      await store.commit({ expect: [], writes: [put(badges, { userId: user, version: 1, level: 1 })] });
      const { level } = await store.get(badges, { user_id: user });
      return { ok: true, level, user: known?.id };
    },
    "badges.fail": async () => {
      throw new StoreUnavailable("The disk is full.");
    },
  }),
  backends: ({ backends }) => ({
    ...backends,
    User: {
      ...backends.User,
      get: async () => {
        throw new ScimRefusedError("resourceUnknown", { rule: "test", found: "nothing", wanted: "a user" });
      },
    },
  }),
});

const bot = { method: "POST", headers: { authorization: "Bearer svcb-demo-bot" } };
const call = async (method) => (await fetch(`${server.url}/api/${method}?user=UDEMOANNIE`, bot)).json();
const user = await fetch(`${server.url}/scim/v2/Users/UDEMOANNIE`, {
  headers: { authorization: "Bearer svcp-demo-admin" },
});

const defects = [];
const mounted = createFetch(server.fetch, { onError: (error) => defects.push(String(error)) });
await server.faults.arm({ match: { method: "auth.test" }, action: { kind: "reset" } });
const reset = await mounted.fetch(new Request(`${server.url}/api/auth.test`, bot)).catch(({ name }) => name);

const secondStore = () => {
  try {
    return createSqliteStore({ file: `${data}/rollcall.db` });
  } catch (error) {
    return error.kind;
  }
};

const seen = {
  raised: await call("badges.raise"),
  failed: await call("badges.fail"),
  user: user.status,
  reset,
  defects,
  second: secondStore(),
};
await server.close();
process.stdout.write(JSON.stringify(seen));
