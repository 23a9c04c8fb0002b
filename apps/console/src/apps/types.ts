import type { Methods } from "@rollcall/double";

type Response<M extends keyof Methods> = Methods[M]["response"];

export type App = Response<"apps.list">["apps"][number];
export type AppDetails = Response<"apps.get">;
export type AppEnvironment = Response<"apps.environment">["environment"];
export type Delivery = Response<"deliveries.list">["deliveries"][number];
export type ManifestFinding = Response<"apps.check">["findings"][number];
