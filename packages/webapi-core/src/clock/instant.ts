/** A point in time. The only file of the engine that names the platform's clock type. */
export type Instant = Date;
