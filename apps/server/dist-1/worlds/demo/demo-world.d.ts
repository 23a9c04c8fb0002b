import type { World } from "@rollcall/service/world";
/**
 * Reads the default world. The file is `worlds/demo.yaml`, already parsed and checked, so that a start loads neither a
 * YAML parser nor the schema of worlds.
 */
export declare function readDemoWorld(): Promise<World>;
//# sourceMappingURL=demo-world.d.ts.map