import { describe, expect, it } from "vitest";
import type { OpenStore } from "../../open-store.js";

const ticket = { hash: "h1", appId: "A1", untilMs: 2000 };

/** Tickets with which apps open sockets. */
export function describeSockets(open: OpenStore): void {
  describe("a ticket", () => {
    it("is for one app, and good once", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, 1000);
      await sockets.issue({ ...ticket, hash: "h2", appId: "A2" }, 1000);
      expect(await sockets.redeem("h3", 1000)).toBeUndefined();
      expect(await sockets.redeem("h1", 1000)).toBe("A1");
      expect(await sockets.redeem("h1", 1000)).toBeUndefined();
      expect(await sockets.redeem("h2", 1000)).toBe("A2");
    });

    it("expires at its instant, not before", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, 1000);
      await sockets.issue({ ...ticket, hash: "h2" }, 1000);
      await sockets.issue({ ...ticket, hash: "h3", untilMs: 9000 }, 1999);
      expect(await sockets.redeem("h1", 1999)).toBe("A1");
      expect(await sockets.redeem("h2", 2000)).toBeUndefined();
      await sockets.issue({ ...ticket, hash: "h4", untilMs: 9000 }, 3000);
      expect(await sockets.redeem("h3", 3000)).toBe("A1");
    });

    it("is taken by one of many concurrent connections", async () => {
      const { sockets } = await open();
      await sockets.issue(ticket, 1000);
      const taken = await Promise.all(Array.from({ length: 20 }, () => sockets.redeem("h1", 1001)));
      expect(taken.filter((app) => app !== undefined)).toEqual(["A1"]);
    });
  });
}
