import type { FetchHandler } from "@rollcall/scim-core";
import { mount } from "@rollcall/server-adapters/node";
import { createServiceHandler, type ServiceHandlerOptions } from "../create-service-handler.js";
import { webapi as control } from "../generated/control/index.js";
import { serviceDefinitions } from "../service-definitions.js";
import { createControlHandler, createOperations, type Operations } from "./control/create-control.js";
import { createGuard } from "./control/guard.js";
import { createCoverage } from "./exercised/create-coverage.js";
import { createFaultArounds } from "./faults/create-fault-arounds.js";
import { toDeclared } from "./faults/declared.js";
import { createFaultList } from "./faults/fault-list.js";
import { createRecorder } from "./journal/create-recorder.js";
import { createJournal, type Journal } from "./journal/journal.js";
import { recordCommits } from "./journal/record-commits.js";
import { createEvents } from "./journal/serve-events.js";
import { createExchangeHandler } from "./serve-exchange.js";
import { pickWorld } from "./worlds/pick-world.js";
import type { WorldParts } from "./worlds/world.js";
import { createWorlds, type Worlds } from "./worlds/worlds.js";

/** What a double is made of: what the service is made of, and what stands behind its first world. */
export interface DoubleOptions extends Omit<ServiceHandlerOptions, "store" | "clock" | "ids"> {
  readonly first: Omit<WorldParts, "name" | "faults">;
  /** Decides identifiers and chances; absent leaves identifiers to chance. */
  readonly seed?: number;
  /** Lets calls from other machines control the server; absent lets only those of this one. */
  readonly controlToken?: string;
}

/** A service that lets tests arrange what a client meets. */
export interface Double {
  readonly serve: FetchHandler;
  readonly operations: Operations;
  readonly worlds: Worlds;
  readonly journal: Journal;
  /** Ends everything but the store of the first world. */
  close(): Promise<void>;
}

/** The service with a control plane beside it. */
export function createDouble({ first, seed, controlToken, ...service }: DoubleOptions): Double {
  const { definitions = serviceDefinitions } = service;
  const { stopping } = service;
  const declared = toDeclared(definitions);
  const [journal, coverage] = [createJournal(), createCoverage(definitions)];
  journal.subscribe(coverage.add);
  const createFaults = () => createFaultList(declared, seed ?? 0);
  const recorder = createRecorder(service.requestLog, definitions);
  const worlds = createWorlds({
    first: { ...first, name: "default", faults: createFaults() },
    rateMode: service.rateMode ?? "off",
    siteUrl: service.siteUrl,
    ...(seed !== undefined && { seed }),
    journal,
    createFaults,
    createServe: (world, rateMode, onCommit) => {
      const { clock, ids, faults } = world;
      const arounds = createFaultArounds({ faults, declared, definitions, clock });
      const serve = createServiceHandler({
        ...service,
        store: recordCommits(world, onCommit),
        clock,
        ids,
        rateMode,
        scimAround: [recorder.scimAround, arounds.scimAround],
        webapiAround: [arounds.webapiAround],
        requestLog: recorder.requestLog,
      });
      return createExchangeHandler({ world, journal, serve, ...(stopping && { stopping }) });
    },
  });
  const operations = createOperations({ worlds, journal, coverage, declared, ...(stopping && { stopping }) });
  // Nobody moves a clock that stands still any more, and who sleeps by it would hold up the end.
  stopping?.addEventListener("abort", () => worlds.giveUpWaiting(), { once: true });
  const plane = createControlHandler({
    operations,
    clock: first.clock,
    newRequestId: () => crypto.randomUUID(),
    onError: service.requestLog.failed,
  });
  const controlled = mount(
    { [`${control.mount}/journal/events`]: createEvents(journal, stopping), [control.mount]: plane },
    plane,
  );
  const serveOneOf: FetchHandler = async (request, connection) => {
    const picked = await pickWorld(request, worlds.list());
    return picked.world.serve(picked.request, connection);
  };
  const serveWorld: FetchHandler = (request, connection) =>
    worlds.isOne() ? worlds.first.serve(request, connection) : serveOneOf(request, connection);
  return {
    serve: mount({ [control.mount]: createGuard(controlled, controlToken) }, serveWorld),
    operations,
    worlds,
    journal,
    close: () => worlds.close(),
  };
}
