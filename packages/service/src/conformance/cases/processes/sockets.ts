import { describe, expect, it } from "vitest";
import { put } from "../../../model/port/document.js";
import { tokens } from "../../../model/token.js";
import { type OpenStore, write } from "../../open-store.js";

const ticket = { hash: "h1", appId: "A1", tokenHash: "t1", untilMs: 2000 };
const at = (nowMs: number, atMost = 9) => ({ nowMs, atMost });

/** Tickets with which apps open sockets. */
export function describeSockets(open: OpenStore): void {
  describe("a ticket", () => {
    it("is for one app, and good once", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, at(1000));
      await sockets.issue({ ...ticket, hash: "h2", appId: "A2" }, at(1000));
      expect(await sockets.redeem("h3", 1000)).toBeUndefined();
      expect(await sockets.redeem("h1", 1000)).toBe("A1");
      expect(await sockets.redeem("h1", 1000)).toBeUndefined();
      expect(await sockets.redeem("h2", 1000)).toBe("A2");
    });

    it("expires at its instant, not before", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, at(1000));
      await sockets.issue({ ...ticket, hash: "h2" }, at(1000));
      await sockets.issue({ ...ticket, hash: "h3", untilMs: 9000 }, at(1999));
      expect(await sockets.redeem("h1", 1999)).toBe("A1");
      expect(await sockets.redeem("h2", 2000)).toBeUndefined();
      await sockets.issue({ ...ticket, hash: "h4", untilMs: 9000 }, at(3000));
      expect(await sockets.redeem("h3", 3000)).toBe("A1");
    });

    it("is taken by one of many concurrent connections", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, at(1000));
      const taken = await Promise.all(Array.from({ length: 20 }, () => sockets.redeem("h1", 1001)));
      expect(taken.filter((app) => app !== undefined)).toEqual(["A1"]);
    });

    it("is refused while its token has too many, until one of them is used or expires", async () => {
      const { sockets } = await open();
      const issue = (hash: string, nowMs: number, more = {}) =>
        sockets.issue({ ...ticket, hash, untilMs: nowMs + 1000, ...more }, at(nowMs, 2));
      expect([await issue("h1", 1000), await issue("h2", 1200)]).toEqual([undefined, undefined]);
      expect(await issue("h3", 1300)).toBe(2000);
      expect(await sockets.redeem("h3", 1300)).toBeUndefined();
      expect(await issue("h3", 1300, { tokenHash: "t2" })).toBeUndefined();
      expect(await sockets.redeem("h1", 1400)).toBe("A1");
      expect(await issue("h4", 1400)).toBeUndefined();
      expect(await issue("h5", 2199)).toBe(2200);
      expect(await issue("h5", 2200)).toBeUndefined();
    });

    it("is one of at most so many when they are asked for at the same time", async () => {
      const store = await open();
      await write(store, put(tokens, { ...tokens.sample(1), hash: "t1" }));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => store.sockets.issue({ ...ticket, hash: `h${index}` }, at(1000, 3))),
      );
      expect(answers.filter((freeMs) => freeMs === undefined)).toHaveLength(3);
    });
  });
}
