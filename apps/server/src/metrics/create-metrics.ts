import { readFileSync } from "node:fs";
import type { PoolUse } from "@rollcall/storage/postgres";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { serviceDefinitions } from "../default-definitions.js";
import { packageFile } from "../machine/package-file.js";
import { type AnsweredRequest, durationBuckets, type Metrics, metricTable } from "./metrics.js";
import { watchStore } from "./watch-store.js";

/** Creates the metrics of one server, in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const { requests, gone, durations, defects } = metricTable;
  const requestCounter = new Counter({ ...toConfig(requests), registers });
  const goneCounter = new Counter({ ...toConfig(gone), registers });
  const duration = new Histogram({ ...toConfig(durations), buckets: [...durationBuckets], registers });
  const defectCounter = new Counter({ ...toConfig(defects), registers });
  const locks = new Counter({ ...toConfig(metricTable.locks), registers });
  const locksHeld = new Gauge({ ...toConfig(metricTable.locksHeld), registers });
  const rates = new Counter({ ...toConfig(metricTable.rates), registers });
  const attempts = new Counter({ ...toConfig(metricTable.deliveries), registers });
  const attemptDuration = new Histogram({
    ...toConfig(metricTable.deliveryDurations),
    buckets: [...durationBuckets],
    registers,
  });
  collectDefaultMetrics({ register: registry });
  return {
    answered: (request) => {
      const place = toPlace(request);
      if (request.isGone) return goneCounter.inc(place);
      requestCounter.inc({ ...place, status: request.status, code: request.code ?? "" });
      duration.observe(place, request.ms / 1000);
    },
    failed: () => defectCounter.inc(),
    attempted: ({ event, result, reason = "", ms }) => {
      attempts.inc({ event, result, reason });
      if (ms !== undefined) attemptDuration.observe({ result }, ms / 1000);
    },
    watchStore: (store, definitions = serviceDefinitions) =>
      watchStore(store, definitions, { locks, locksHeld, rates }),
    setDatabase: (database, pool) => {
      const build = new Gauge({ ...toConfig(metricTable.build), registers });
      build.set({ version: readVersion(), node: process.version, database }, 1);
      if (pool !== undefined) watchPool(pool, registers);
    },
    print: () => registry.metrics(),
    mediaType: registry.contentType,
  };
}

function toConfig<const Labels extends readonly string[]>({
  name,
  help,
  labels,
}: {
  readonly name: string;
  readonly help: string;
  readonly labels: Labels;
}) {
  return { name, help, labelNames: labels };
}

function toPlace({ protocol, version = "", route = "unknown" }: AnsweredRequest) {
  return { protocol, version, route };
}

/** Updates the state of the pool each time the metrics are read. */
function watchPool(pool: () => PoolUse, registers: Registry[]): void {
  new Gauge({
    ...toConfig(metricTable.pool),
    registers,
    collect() {
      const { total, idle } = pool();
      this.set({ state: "used" }, total - idle);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    ...toConfig(metricTable.waiting),
    registers,
    collect() {
      this.set(pool().waiting);
    },
  });
}

function readVersion(): string {
  const text = readFileSync(packageFile("package.json"), "utf8");
  const described: unknown = JSON.parse(text);
  const hasVersion = typeof described === "object" && described !== null && "version" in described;
  return hasVersion ? String(described.version) : "unknown";
}
