import { describe, expectTypeOf, it } from "vitest";
import type { Answer, PagedMethod, Refusal, ResourceCreate, ScimClient, ScimErrorCode, WebApiClient } from "./index.js";

declare const api: WebApiClient;
declare const v1: ScimClient<"1.1">;
declare const v2: ScimClient<"2.0">;

describe("WebApiClient", () => {
  it("requires the arguments that a method requires, and no others", () => {
    api.call("auth.test");
    api.call("users.info");
    api.call("chat.postMessage", { channel: "general", text: "hello" });
    // @ts-expect-error the channel is missing
    api.call("chat.postMessage", { text: "hello" });
    // @ts-expect-error arguments are missing
    api.call("chat.postMessage");
    // @ts-expect-error the method does not exist
    api.call("chat.postMesage", {});
  });

  it("narrows an answer by ok, and a refusal by its code", () => {
    const read = (answer: Answer<"users.info">) => {
      if (answer.ok) return answer.user.id;
      if (answer.error === "missing_scope") return answer.needed;
      if (answer.error === "invalid_arguments") return answer.response_metadata?.messages?.join() ?? "";
      expectTypeOf(answer.error).toExtend<string>();
      // @ts-expect-error the method does not answer this code
      if (answer.error === "no_text") return "";
      return answer.error;
    };
    expectTypeOf(read).returns.toEqualTypeOf<
      string | Exclude<Refusal<"users.info">["error"], "missing_scope" | "invalid_arguments">
    >();
  });

  it("has pages for paged methods only", () => {
    expectTypeOf<"admin.functions.list">().toExtend<PagedMethod>();
    expectTypeOf<"auth.test">().not.toExtend<PagedMethod>();
    expectTypeOf(api.pages("admin.functions.list", { app_ids: ["A1"] })).toExtend<
      AsyncGenerator<{ readonly functions: readonly object[] }>
    >();
  });
});

describe("ScimClient", () => {
  it("requires the attributes that a version requires", () => {
    expectTypeOf<ResourceCreate<"2.0", "Group">>().toExtend<{ readonly displayName: string }>();
    // @ts-expect-error the name is missing
    v2.groups.create({ schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"] });
  });

  it("takes a partial resource in 1.1 and operations in 2.0", () => {
    v1.users.change("U1", { schemas: ["urn:scim:schemas:core:1.0"], active: false });
    v2.users.change("U1", { Operations: [{ op: "replace", path: "active", value: false }] });
    // @ts-expect-error 2.0 takes operations
    v2.users.change("U1", { schemas: ["urn:scim:schemas:core:1.0"], active: false });
  });

  it("narrows an outcome by ok to a value or a code", async () => {
    const outcome = await v2.users.get("U1");
    if (outcome.ok) expectTypeOf(outcome.value.userName).toEqualTypeOf<string>();
    else expectTypeOf(outcome.error).toEqualTypeOf<ScimErrorCode>();
  });

  it("takes a filter if the version supports it", () => {
    v1.users.all({ filter: 'userName eq "ada"' });
    // @ts-expect-error lists of 2.0 do not support filters here
    v2.users.all({ filter: 'userName eq "ada"' });
  });
});
