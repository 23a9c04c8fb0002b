import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { events } from "@rollcall/api/events";
import { describe, expect, it } from "vitest";

const folder = new URL("../../../packages/service/src/rules/", import.meta.url);
const subjects = Object.entries(events).flatMap(([type, { subject }]) =>
  subject === undefined ? [] : [[type, subject] as const],
);

describe("subjects of events", () => {
  it("are folders of the service", () => {
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects.filter(([, subject]) => !existsSync(fileURLToPath(new URL(subject, folder))))).toEqual([]);
  });
});
