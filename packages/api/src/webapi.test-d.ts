import { type Clock, createMethodHandler, type MethodCaller, type MethodHandlers } from "@rollcall/webapi-core";
import { describe, expectTypeOf, it } from "vitest";
import { type ChatPostMessageArguments, type CommonCode, type Methods, webapi } from "./generated/webapi/index.js";

declare const clock: Clock;
declare const handlers: MethodHandlers<Methods, MethodCaller>;
const rest = {
  authenticate: async () => ({ ok: true as const, caller: { tokenType: "bot", scopes: new Set<string>() } }),
  clock,
  newRequestId: () => "R1",
};

describe("the generated set", () => {
  it("is served with a handler for each of its methods", () => {
    createMethodHandler({ definition: webapi, handlers, ...rest });
    const { "users.info": _left, ...hole } = handlers;
    // @ts-expect-error users.info has no handler
    createMethodHandler({ definition: webapi, handlers: hole, ...rest });
  });

  it("accepts from a handler the codes of its method and the common ones, and no others", () => {
    createMethodHandler({
      definition: webapi,
      ...rest,
      handlers: {
        ...handlers,
        "svcLists.access.delete": async ({ list_id }) =>
          list_id === "" ? { ok: false, error: "list_not_found" } : { ok: false, error: "access_denied" },
      },
    });
    createMethodHandler({
      definition: webapi,
      ...rest,
      // @ts-expect-error no_text is a code of chat.postMessage
      handlers: { ...handlers, "svcLists.access.delete": async () => ({ ok: false, error: "no_text" }) },
    });
  });

  it("requires the problems of a manifest with invalid_manifest", () => {
    createMethodHandler({
      definition: webapi,
      ...rest,
      handlers: {
        ...handlers,
        "apps.manifest.validate": async ({ manifest }) =>
          manifest === ""
            ? {
                ok: false,
                error: "invalid_manifest",
                errors: [{ code: "failed_constraint", message: "must be given", pointer: "/settings" }],
              }
            : { ok: true, errors: [] },
      },
    });
    createMethodHandler({
      definition: webapi,
      ...rest,
      // @ts-expect-error invalid_manifest carries errors
      handlers: { ...handlers, "apps.manifest.validate": async () => ({ ok: false, error: "invalid_manifest" }) },
    });
  });

  it("accepts only common codes from authenticate", () => {
    createMethodHandler({
      definition: webapi,
      handlers,
      ...rest,
      authenticate: async () => ({ ok: false, error: "token_expired" }),
    });
    createMethodHandler({
      definition: webapi,
      handlers,
      ...rest,
      // @ts-expect-error list_not_found is no common code
      authenticate: async () => ({ ok: false as const, error: "list_not_found" }),
    });
  });

  it("types arguments according to their definitions", () => {
    expectTypeOf<ChatPostMessageArguments["channel"]>().toEqualTypeOf<string>();
    expectTypeOf<ChatPostMessageArguments["parse"]>().toEqualTypeOf<"none" | "full" | undefined>();
    expectTypeOf(webapi.situations.defect).toEqualTypeOf<CommonCode>();
  });
});
