/** Identifiers that count. */
export function createTestIds() {
  let count = 0;
  const next = () => {
    count += 1;
    return String(count);
  };
  const id = (prefix: string) => `${prefix}NEW${next()}`;
  return {
    id,
    orderedId: id,
    uuid: () => `uuid-${next()}`,
    secret: (bytes: number) => next().padStart(bytes * 2, "0"),
  };
}
