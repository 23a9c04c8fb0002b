import { describe, expect, it } from "vitest";
import type { Store, Write } from "../../model/store.js";
import { type OpenStore, write } from "../open-store.js";
import {
  sampleAgentSession,
  sampleApp,
  sampleCanvas,
  sampleChannel,
  sampleFunction,
  sampleGroup,
  sampleList,
  sampleOrganization,
  sampleRecord,
  sampleToken,
  sampleUser,
  sampleWorkspace,
} from "../samples.js";

const texts = [
  "Ada",
  `"'\\ % _ ; --`,
  "a\0b\u0001\n\t",
  "Ωmega Привет 日本 👩‍🚀",
  "half of a pair: \ud800",
  "__proto__",
];

/** Documents are read as they were put. */
export function describeDocuments(open: OpenStore): void {
  describe("documents", () => {
    it.each(documents("").map(({ how }, at) => [how, at] as const))(
      "are read as they were put, %s",
      async (_how, at) => {
        const store = await open();
        expect(await documents("absent")[at]?.get(store)).toBeUndefined();
        for (const text of texts) {
          const document = documents(text)[at];
          if (document === undefined) continue;
          await write(store, document.write);
          expect(await document.get(store)).toEqual(document.wanted);
        }
      },
    );

    it("are replaced whole by the next put", async () => {
      const store = await open();
      const first = sampleUser("U1", { title: "Dr", enterprise: { division: "x" } });
      const second = sampleUser("U1", { version: 2, locale: "de" });
      await write(store, { kind: "put", document: "user", value: first });
      await write(store, { kind: "put", document: "user", value: second });
      expect(await store.users.get("U1")).toEqual(second);
    });

    it("are not found under odd keys", async () => {
      const store = await open();
      await write(store, { kind: "put", document: "user", value: sampleUser("U1", { userName: "ada" }) });
      for (const id of ["", "u1", "U1\0", "\0", "\ud800", "U1'--", "U%", "__proto__"]) {
        expect(await store.users.get(id)).toBeUndefined();
        expect(await store.users.byUserName(id)).toBeUndefined();
        expect(await store.users.getMany([id])).toEqual([]);
        expect(await store.groups.membersOf([id])).toEqual(new Map());
      }
    });
  });

  describe("workspaces", () => {
    it("are listed by ID", async () => {
      const store = await open();
      for (const id of ["T2", "T10", "T1"]) {
        await write(store, { kind: "put", document: "workspace", value: sampleWorkspace({ id }) });
      }
      expect((await store.organizations.workspaces()).map(({ id }) => id)).toEqual(["T1", "T10", "T2"]);
    });
  });
}

interface Document {
  readonly how: string;
  readonly write: Write;
  readonly get: (store: Store) => unknown;
  readonly wanted: unknown;
}

function documents(text: string): readonly Document[] {
  const organization = sampleOrganization({ name: text });
  const workspace = sampleWorkspace({ name: text, networks: { "*": [text] } });
  const user = sampleUser("U1", { title: text, userName: text.toLowerCase(), emails: [text, `${text}@b`] });
  const group = sampleGroup("S1", { displayName: text });
  const channel = sampleChannel("C1", { name: text });
  const token = sampleToken("h1", { scopes: [text] });
  const app = sampleApp("A1", { manifest: { [text]: [text] } });
  const list = sampleList("F1", { name: text });
  const canvas = sampleCanvas("F2", { title: text, sections: [{ id: text, markdown: text, gap: "\r\n" }] });
  const agentSession = sampleAgentSession("C1", { title: text });
  const appFunction = sampleFunction("Fn1", { title: text });
  const crmOrganization = {
    id: "O1",
    version: 1,
    recordChannels: [{ objectType: text, workspaceId: "T1", kind: "public" as const }],
  };
  const record = sampleRecord("R1", { name: text });
  const putUser: Write = { kind: "put", document: "user", value: user };
  const putChannel: Write = { kind: "put", document: "channel", value: channel };
  const row = (how: string, put: Write, wanted: unknown, get: Document["get"]) => ({ how, write: put, wanted, get });
  return [
    row("organizations", { kind: "put", document: "organization", value: organization }, organization, (it) =>
      it.organizations.get(),
    ),
    row("workspaces", { kind: "put", document: "workspace", value: workspace }, workspace, (it) =>
      it.organizations.workspace("T1"),
    ),
    row("users", putUser, user, (it) => it.users.get("U1")),
    row("users by name", putUser, user, (it) => it.users.byUserName(text)),
    row("users by address", putUser, user, (it) => it.users.byEmail(text.toUpperCase())),
    row("groups", { kind: "put", document: "group", value: group }, group, (it) => it.groups.get("S1")),
    row("channels", putChannel, channel, (it) => it.channels.get("C1")),
    row("channels by name", putChannel, channel, (it) => it.channels.byName("T1", text)),
    row("tokens", { kind: "put", document: "token", value: token }, token, (it) => it.tokens.byHash("h1")),
    row("apps", { kind: "put", document: "app", value: app }, app, (it) => it.apps.get("A1")),
    row("functions", { kind: "put", document: "function", value: appFunction }, appFunction, (it) =>
      it.functions.get("Fn1"),
    ),
    row(
      "CRM organizations",
      { kind: "put", document: "crmOrganization", value: crmOrganization },
      crmOrganization,
      (it) => it.records.organization("O1"),
    ),
    row("records", { kind: "put", document: "record", value: record }, record, (it) => it.records.get("O1", "R1")),
    row("groups by name", { kind: "put", document: "group", value: group }, group, (it) =>
      it.groups.byName(text.toUpperCase()),
    ),
    row("canvases", { kind: "put", document: "canvas", value: canvas }, canvas, (it) => it.canvases.get("F2")),
    row("agent sessions", { kind: "put", document: "agentSession", value: agentSession }, agentSession, (it) =>
      it.agentSessions.get("C1"),
    ),
    row("lists", { kind: "put", document: "list", value: list }, list, (it) => it.lists.get("F1")),
  ];
}
