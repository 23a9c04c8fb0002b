import { describe, expectTypeOf, it } from "vitest";
import type { Control, FaultRequest, JournalFilter, MethodCode, MethodName } from "./index.js";

declare module "./names.js" {
  interface OtherMethods {
    "badges.check": "badge_not_found";
  }
}

declare const control: Control;

describe("the names of methods", () => {
  it("are those of the definitions and those that a program declares", () => {
    expectTypeOf<"chat.postMessage">().toExtend<MethodName>();
    expectTypeOf<"badges.check">().toExtend<MethodName>();
    expectTypeOf<"chat.postMesage">().not.toExtend<MethodName>();
  });

  it("are required by the journal", () => {
    expectTypeOf<JournalFilter["method"]>().toEqualTypeOf<MethodName | undefined>();
    void control.journal.waitFor({ method: "users.info", code: "user_not_found" });
    void control.journal.list({ code: "username_taken" });
    // @ts-expect-error no method has that name
    void control.journal.waitFor({ method: "users.inf" });
    // @ts-expect-error no definition has that code
    void control.journal.list({ code: "usrname_taken" });
    // @ts-expect-error answers carry the code without its variant
    void control.journal.list({ code: "group_creation_failed.taken" });
  });
});

describe("the codes of a fault", () => {
  it("are those that its method declares", () => {
    expectTypeOf<"no_text">().toExtend<MethodCode<"chat.postMessage">>();
    expectTypeOf<"no_text">().not.toExtend<MethodCode<"users.info">>();
    expectTypeOf<MethodCode<"badges.check">>().toExtend<MethodCode>();
    void control.faults.arm({ match: { method: "chat.postMessage" }, action: { kind: "error", code: "no_text" } });
    void control.faults.arm({ match: { method: "badges.check" }, action: { kind: "error", code: "badge_not_found" } });
    // @ts-expect-error the method does not declare the code
    void control.faults.arm({ match: { method: "users.info" }, action: { kind: "error", code: "no_text" } });
    // @ts-expect-error a code of SCIM is none of a method
    void control.faults.arm({ match: { method: "users.info" }, action: { kind: "error", code: "username_taken" } });
    // @ts-expect-error no method has that name
    void control.faults.arm({ match: { method: "users.inf" }, action: { kind: "hang" } });
  });

  it("are all codes if no method is given", () => {
    const fault: FaultRequest = { match: { route: "POST /Users" }, action: { kind: "error", code: "username_taken" } };
    void control.faults.arm(fault);
    void control.faults.arm({ action: { kind: "error", code: "group_creation_failed.taken" } });
    // @ts-expect-error no definition has that code
    void control.faults.arm({ action: { kind: "error", code: "tea_time" } });
  });
});

describe("the rate mode", () => {
  it("is one of three words", async () => {
    expectTypeOf((await control.limits.list()).mode).toEqualTypeOf<"off" | "observe" | "enforce">();
    // @ts-expect-error there is no such mode
    void control.limits.set("on");
  });
});
