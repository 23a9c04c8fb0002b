import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { events } from "@rollcall/api/events";
import { describe, expect, it } from "vitest";

const folders = Object.entries(events).flatMap(([type, { subject }]) =>
  subject === undefined ? [] : [[type, subject]],
);

describe("subjects of events", () => {
  it.each(folders)("%s belongs to the folder %s", (_, subject = "") => {
    expect(existsSync(fileURLToPath(new URL(subject, import.meta.url)))).toBe(true);
  });
});
