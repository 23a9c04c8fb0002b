import { createSqliteStore } from "@rollcall/storage/sqlite";
import { describe, expect, it } from "vitest";
import { createMetrics } from "./create-metrics.js";
import { metricTable } from "./metrics.js";

/** The lines of the server's own metrics, without comments. */
async function read(metrics: ReturnType<typeof createMetrics>): Promise<readonly string[]> {
  return (await metrics.print()).split("\n").filter((line) => line.startsWith("rollcall_"));
}

const answered = { protocol: "scim", version: "2.0", route: "GET /Users/{id}", isGone: false, ms: 3 } as const;

describe("createMetrics", () => {
  it("describes each metric of its table, and no other metric of the server", async () => {
    const metrics = createMetrics();
    metrics.setDatabase("postgres", () => ({ total: 0, idle: 0, waiting: 0 }));
    const explained = [...(await metrics.print()).matchAll(/^# HELP (rollcall_\S+) (.+)$/gm)];
    const wanted = Object.values(metricTable).map(({ name, help }) => [name, help]);
    expect(explained.map(([, name, help]) => [name, help]).sort()).toEqual(wanted.sort());
  });

  it("includes metrics of the process", async () => {
    const printed = await createMetrics().print();
    for (const name of ["process_cpu_seconds_total", "process_resident_memory_bytes", "nodejs_eventloop_lag_seconds"]) {
      expect(printed).toContain(`\n${name} `);
    }
  });

  it("counts answers by route and outcome, and times them", async () => {
    const metrics = createMetrics();
    metrics.answered({ ...answered, status: 200 });
    metrics.answered({ ...answered, status: 404, code: "no_such_user" });
    metrics.answered({ protocol: "webapi", status: 200, code: "unknown_method", isGone: false, ms: 40 });
    const lines = await read(metrics);
    const place = 'protocol="scim",version="2.0",route="GET /Users/{id}"';
    for (const wanted of [
      `rollcall_requests_total{${place},status="200",code=""} 1`,
      `rollcall_requests_total{${place},status="404",code="no_such_user"} 1`,
      'rollcall_requests_total{protocol="webapi",version="",route="unknown",status="200",code="unknown_method"} 1',
      `rollcall_request_duration_seconds_bucket{le="0.0025",${place}} 0`,
      `rollcall_request_duration_seconds_bucket{le="0.005",${place}} 2`,
      `rollcall_request_duration_seconds_sum{${place}} 0.006`,
    ]) {
      expect(lines).toContain(wanted);
    }
  });

  it("counts disconnected clients separately", async () => {
    const metrics = createMetrics();
    metrics.answered({ ...answered, isGone: true, status: 500 });
    const lines = await read(metrics);
    expect(lines).toContain('rollcall_requests_gone_total{protocol="scim",version="2.0",route="GET /Users/{id}"} 1');
    expect(lines.filter((line) => line.startsWith("rollcall_requests_total{"))).toEqual([]);
  });

  it("reads the state of the pool when the metrics are read", async () => {
    const metrics = createMetrics();
    const use = { total: 3, idle: 1, waiting: 0 };
    metrics.setDatabase("postgres", () => use);
    use.waiting = 7;
    const lines = await read(metrics);
    expect(lines).toContain('rollcall_postgres_connections{state="used"} 2');
    expect(lines).toContain('rollcall_postgres_connections{state="idle"} 1');
    expect(lines).toContain("rollcall_postgres_waiting 7");
  });

  it("keeps the counts of two servers apart", async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.failed();
    expect(await read(one)).toContain("rollcall_defects_total 1");
    expect(await read(other)).toContain("rollcall_defects_total 0");
  });
});

describe("the store of createMetrics", () => {
  it("counts a lock that a commit releases as no longer held", async () => {
    const metrics = createMetrics();
    const memory = createSqliteStore({ memory: true });
    // As a store does whose commits release locks.
    const store = metrics.watchStore({
      ...memory,
      commit: async (batch) => {
        const committed = await memory.commit(batch);
        return committed.ok && batch.releases?.holder === "one" ? { ...committed, released: true } : committed;
      },
    });
    for (const holder of ["one", "other"]) {
      const lock = { key: `scim Group ${holder}`, holder };
      expect(await store.locks.acquire({ ...lock, leaseMs: 1000, nowMs: 0 })).toBe(true);
      await store.commit({ expect: [], writes: [], releases: lock });
    }
    expect(await read(metrics)).toContain("rollcall_update_locks_held 1");
    await store.close();
  });

  it("counts locks that are held and refused", async () => {
    const metrics = createMetrics();
    const store = createSqliteStore({ memory: true });
    const { locks } = metrics.watchStore(store);
    const lock = { key: "scim User U1", leaseMs: 1000, nowMs: 0 };
    expect(await locks.acquire({ ...lock, holder: "one" })).toBe(true);
    expect(await locks.acquire({ ...lock, holder: "other" })).toBe(false);
    expect(await read(metrics)).toContain("rollcall_update_locks_held 1");
    await locks.release({ key: lock.key, holder: "one" });
    const lines = await read(metrics);
    for (const wanted of [
      'rollcall_update_locks_total{result="held"} 1',
      'rollcall_update_locks_total{result="refused"} 1',
      "rollcall_update_locks_held 0",
    ]) {
      expect(lines).toContain(wanted);
    }
    await store.close();
  });

  it("counts calls by tier, without their owner", async () => {
    const metrics = createMetrics();
    const store = createSqliteStore({ memory: true });
    const { rates } = metrics.watchStore(store);
    const bucket = { key: "scim writes E1", perMinute: 1, burst: 1, nowMs: 0 };
    const bucketWithRoom = { key: "scim reads E1", perMinute: 1, burst: 9, nowMs: 0 };
    await rates.takeAll([bucket, bucketWithRoom]);
    await rates.takeAll([bucket, bucketWithRoom]);
    await rates.take({ ...bucketWithRoom, key: "webapi somewhere E1" });
    const lines = await read(metrics);
    expect(lines.filter((line) => line.startsWith("rollcall_rate_limit"))).toEqual([
      'rollcall_rate_limit_calls_total{protocol="scim",tier="writes",result="taken"} 1',
      'rollcall_rate_limit_calls_total{protocol="scim",tier="reads",result="taken"} 1',
      'rollcall_rate_limit_calls_total{protocol="scim",tier="writes",result="refused"} 1',
      'rollcall_rate_limit_calls_total{protocol="other",tier="other",result="taken"} 1',
    ]);
    await store.close();
  });
});
