import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, describe, expect, it } from "vitest";
import { createBalancer } from "./kit/create-balancer.js";
import { createLoad } from "./kit/create-load.js";
import { deployedArgs, deployedTokens } from "./kit/deployed.js";
import { type SpawnedCommand, spawnCommand } from "./spawn-command.js";

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

describe("two instances behind a load balancer", () => {
  it("are restarted one after the other under load, and no client notices", async () => {
    const env = { ROLLCALL_DATABASE: await postgres.createSchema() };
    const start = (): SpawnedCommand =>
      spawnCommand(["--port", "0", "--drain-time", "1000", "--log-level", "error", ...deployedArgs()], { env });
    const balancer = await createBalancer();
    let instances = [start(), start()];
    await balancer.use(await Promise.all(instances.map(({ ready }) => ready)));
    const load = createLoad(balancer.url, { clients: 12, tokens: deployedTokens });
    await load.untilAnswered(100);
    for (const old of instances) {
      const others = instances.filter((each) => each !== old);
      old.process.kill("SIGTERM");
      const fresh = start();
      expect(await old.ended).toMatchObject({ code: 0, stderr: "" });
      instances = [...others, fresh];
      await balancer.use(await Promise.all(instances.map(({ ready }) => ready)));
      await load.untilAnswered(100);
    }
    expect((await load.leave()).failed).toEqual([]);
    for (const each of instances) each.process.kill("SIGTERM");
    for (const each of instances) expect(await each.ended).toMatchObject({ code: 0, stderr: "" });
    await balancer.close();
  });
});
