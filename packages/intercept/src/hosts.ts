/**
 * Whether a host is among given ones. A name stands for itself and its subdomains: `vendor.example` also for
 * `api.vendor.example`, but not for `notvendor.example`.
 * @param host name without a port, in any case, with or without a dot at its end
 */
export function isAmong(host: string, names: readonly string[]): boolean {
  const asked = host.toLowerCase().replace(/\.$/, "");
  return names.some((name) => asked === name || asked.endsWith(`.${name}`));
}
