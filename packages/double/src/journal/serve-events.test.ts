import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded.js";
import { createJournal } from "./journal.js";
import { createEvents } from "./serve-events.js";

describe("createEvents", () => {
  it("disconnects a listener that does not read, and keeps one that does", async () => {
    const journal = createJournal();
    const serve = createEvents(journal);
    const open = async () => (await serve(new Request("http://127.0.0.1/events"), {})).body?.getReader();
    const [slow, quick] = [await open(), await open()];
    let read = 0;
    for (let count = 0; count < 3000; count += 1) {
      journal.add(recorded(`r${count}`));
      if ((await quick?.read())?.done === false) read += 1;
    }
    expect(read).toBe(3000);
    let waiting = 0;
    while ((await slow?.read())?.done === false) waiting += 1;
    expect(waiting).toBeLessThan(1_100);
    await quick?.cancel();
  });
});
