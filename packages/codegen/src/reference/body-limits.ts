/** Limits of request bodies in a set. */
interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly maxBodyDepth: number;
  readonly maxBodyMembers?: number | undefined;
  readonly maxBodyBytesInFlight?: number | undefined;
}

/** The limits of bodies as list items. */
export function bodyLimits(limits: BodyLimits): readonly string[] {
  const { maxBodyBytes, maxBodyDepth, maxBodyMembers, maxBodyBytesInFlight } = limits;
  return [
    `Body: at most ${maxBodyBytes} bytes, with at most ${maxBodyDepth} levels of nesting.`,
    ...(maxBodyMembers === undefined ? [] : [`Members, elements and fields of a body: at most ${maxBodyMembers}.`]),
    ...(maxBodyBytesInFlight === undefined
      ? []
      : [`Bodies that are received and served at a time: at most ${maxBodyBytesInFlight} bytes in total.`]),
  ];
}
