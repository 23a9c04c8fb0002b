export type { Authority, Credentials } from "./authority.js";
export { createAuthority } from "./authority.js";
export type { Environment, LedBy, LoadedFiles } from "./environment.js";
export { createEnvironment } from "./environment.js";
export type { Leading } from "./patch-tls.js";
export { isAmong, leadTls } from "./patch-tls.js";
export type { Interceptor, InterceptorOptions } from "./start-interceptor.js";
export { startInterceptor } from "./start-interceptor.js";
export { createTrustStore } from "./trust-store.js";
