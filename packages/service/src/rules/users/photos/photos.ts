/** One entry of `photos` as sent. */
interface SentPhoto {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/**
 * Reads the one picture to store, a public URL or a data URL: the primary entry, otherwise the first; undefined if
 * blank.
 */
export function readPhotos(sent: readonly SentPhoto[]): string | undefined {
  const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
  return chosen?.value?.trim() === "" ? undefined : chosen?.value;
}

/**
 * Picture after an `add` operation of 2.0. A new one replaces the current one, unless it is marked as not primary. The
 * current one and blank ones change nothing.
 * @see RFC 7644 §3.5.2.1
 */
export function appendPhotos(current: string | undefined, sent: readonly SentPhoto[]): string | undefined {
  if (current === undefined) return readPhotos(sent);
  const isNew = ({ value = "", primary }: SentPhoto) => primary !== false && value.trim() !== "" && value !== current;
  return readPhotos(sent.filter(isNew)) ?? current;
}

/** Picture left after a removal; without `values`, none. */
export function removePhotos(
  current: string | undefined,
  values: readonly SentPhoto[] | undefined,
): string | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value === current) ? undefined : current;
}
