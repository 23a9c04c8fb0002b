import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentStatus } from "../../model/agent-session.js";
import { sessionStatus } from "./sessions.js";

const statuses = ["suspended", "processing", "active", "closed"] as const satisfies readonly AgentStatus[];
const agent = (status: AgentStatus) => ({ appId: "A1", status, stopButton: false, identity: {} });

describe("sessionStatus", () => {
  it("is the highest ranked of the agents' statuses, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 1 }), (given) => {
        expect(sessionStatus({ agents: given.map(agent) }, 0)).toBe(statuses.find((each) => given.includes(each)));
      }),
    );
  });

  it("is closed without agents", () => {
    expect(sessionStatus({ agents: [] }, 0)).toBe("closed");
  });
});
