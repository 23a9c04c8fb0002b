import type { MethodTable } from "./method-situation.js";

/** Methods that clients call first. */
export const api = {
  "api.test": {
    succeeds: [
      { call: { arguments: {}, token: null } },
      {
        call: { arguments: { foo: "bar", list: [1] }, token: null },
        fields: { args: { foo: "bar", list: [1] } },
      },
      { call: { arguments: { foo: "bar" }, token: "svcp-nobody-gave" }, fields: { args: { foo: "bar" } } },
      {
        call: { arguments: { foo: "bar", token: "svcp-nobody-gave" }, encoding: "form", token: null },
        fields: { args: { foo: "bar" } },
      },
      { call: { arguments: { foo: 1 }, encoding: "query" }, fields: { args: { foo: "1" } } },
    ],
    answers: {
      invalid_arguments: [{ when: "the code is a boolean", call: { arguments: { error: true } } }],
    },
  },
  "auth.test": {
    succeeds: [
      {
        call: {},
        fields: {
          url: "https://site.example/w/hq/",
          team: "Headquarters",
          user: "helper",
          team_id: "T1",
          user_id: "UHELP",
          bot_id: "BHELP",
          enterprise_id: "E1",
          is_enterprise_install: false,
        },
      },
      { call: { token: "svcp-olga" }, fields: { user_id: "UOLGA", is_enterprise_install: true } },
      { call: { token: "svcc-manager" }, fields: { team_id: "T1" } },
      { base: "webapi-lone", call: {}, fields: { team: "Shop", is_enterprise_install: false } },
      {
        world: `tokens: [{ token: svcb-helper, expires: 2026-06-02T00:00:00Z }]`,
        call: {},
        fields: { expires_in: 43_200 },
      },
      { call: { token: "svca-helper" }, fields: { app_id: "A1", app_name: "Helper" } },
    ],
    answers: {},
  },
} as const satisfies MethodTable;
