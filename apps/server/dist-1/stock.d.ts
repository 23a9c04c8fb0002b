import type { ServiceDefinitions } from "./definition-sets.js";
/** The sets as they are generated, without overlays. */
export declare const serviceDefinitions: ServiceDefinitions;
//# sourceMappingURL=stock.d.ts.map