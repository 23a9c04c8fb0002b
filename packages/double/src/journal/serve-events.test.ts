import { describe, expect, it } from "vitest";
import { recorded } from "../testing/recorded.js";
import { createJournal } from "./journal.js";
import { createNotices } from "./notices.js";
import { createEvents } from "./serve-events.js";

describe("createEvents", () => {
  it("disconnects a listener that does not read, and keeps one that does", async () => {
    const journal = createJournal();
    const serve = createEvents({ journal, notices: createNotices() });
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

  it("begins with what the journal has, and goes on after the last entry that a listener has", async () => {
    const { journal, read } = open();
    for (const id of ["r1", "r2", "r3"]) journal.add(recorded(id));
    expect(await read("?from=start", {}, 3)).toEqual(["r1", "r2", "r3"]);
    expect(await read("", { "last-event-id": "r1" }, 2)).toEqual(["r2", "r3"]);
    const follows = read("", { "last-event-id": "r3" }, 2);
    journal.add(recorded("r4"));
    journal.add(recorded("r5"));
    expect(await follows).toEqual(["r4", "r5"]);
  });

  it("says that entries are missing if the journal no longer has the last one", async () => {
    const { journal, read } = open();
    journal.add(recorded("r1"));
    expect(await read("", { "last-event-id": "gone" }, 2)).toEqual(["gap", "r1"]);
  });

  it("reports changes outside of the journal if a listener asks for them", async () => {
    const { journal, notices, read } = open();
    const follows = read("?notices=true&world=blue", {}, 2);
    const others = read("", {}, 1);
    notices.publish({ world: "default", by: "clock.advance" });
    notices.publish({ world: "blue", by: "world.reset" });
    journal.add(recorded("r1", { world: "blue" }));
    expect(await follows).toEqual(["notice", "r1"]);
    expect(await others).toEqual(["r1"]);
  });
});

function open() {
  const [journal, notices] = [createJournal(), createNotices()];
  const serve = createEvents({ journal, notices });
  /** Identifiers of the first entries of a stream, and the types of other events. */
  const read = async (query: string, headers: Record<string, string>, count: number) => {
    const { body } = await serve(new Request(`http://127.0.0.1/events${query}`, { headers }), {});
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    for (let text = ""; ; ) {
      const found = [...text.matchAll(/(?:id: (.*)\n)?event: (.*)\n/g)].map(([, id, type]) => id ?? type);
      if (found.length >= count) {
        await reader?.cancel();
        return found;
      }
      text += decoder.decode((await reader?.read())?.value, { stream: true });
    }
  };
  return { journal, notices, read };
}
