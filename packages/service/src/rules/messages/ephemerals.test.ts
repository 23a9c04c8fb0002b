import { describe, expect, it } from "vitest";
import { createEphemerals, nobodySees } from "./ephemerals.js";

const nowMs = 1_780_300_000_000;
const draft = (text: string, channelId = "C1") => ({ channelId, text });

describe("createEphemerals", () => {
  it("shows messages to one user, oldest first, each with its own ts", () => {
    const ephemerals = createEphemerals();
    const shown = ["a", "b", "c"].map((text, n) => ephemerals.show("U1", draft(text), nowMs + (n === 2 ? 1 : 0)));
    expect(shown).toEqual(["1780300000.000500", "1780300000.000501", "1780300000.001500"]);
    expect(ephemerals.list("C1", "U1").map(({ message }) => message.text)).toEqual(["a", "b", "c"]);
    expect([...ephemerals.list("C1", "U2"), ...ephemerals.list("C2", "U1")]).toEqual([]);
  });

  it("replaces and removes only for the user who sees the message", () => {
    const ephemerals = createEphemerals();
    const ts = ephemerals.show("U1", draft("before"), nowMs);
    const message = { ...draft("after"), ts };
    ephemerals.replace({ userId: "U2", message });
    ephemerals.remove({ channelId: "C1", userId: "U2", ts });
    expect(ephemerals.get({ channelId: "C1", userId: "U1", ts })?.message.text).toBe("before");
    ephemerals.replace({ userId: "U1", message });
    expect(ephemerals.get({ channelId: "C1", userId: "U1", ts })?.message.text).toBe("after");
    expect(ephemerals.get({ channelId: "C1", userId: "U2", ts })).toBeUndefined();
    ephemerals.remove({ channelId: "C1", userId: "U1", ts });
    ephemerals.replace({ userId: "U1", message });
    expect(ephemerals.list("C1", "U1")).toEqual([]);
  });

  it("keeps the latest thousand", () => {
    const ephemerals = createEphemerals();
    for (let n = 0; n < 1005; n += 1) ephemerals.show("U1", draft(`${n}`), nowMs + n);
    const texts = ephemerals.list("C1", "U1").map(({ message }) => message.text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([1000, "5", "1004"]);
    ephemerals.clear();
    expect(ephemerals.list("C1", "U1")).toEqual([]);
  });
});

describe("nobodySees", () => {
  it("keeps nothing", () => {
    const ts = nobodySees.show("U1", draft("a"), nowMs);
    expect([ts, nobodySees.get({ channelId: "C1", userId: "U1", ts })]).toEqual(["1780300000.000500", undefined]);
  });
});
