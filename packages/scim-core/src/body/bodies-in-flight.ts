/** Limits the bytes of the bodies that are being served. */
export interface BodiesInFlight {
  /** Reserves room for one body. The caller releases it. */
  readonly hold: () => BodyHold;
}

/** Room of one body. */
export interface BodyHold {
  /** @returns false if there is no room for more bytes; then none are reserved */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
}

/** Minimum size of a large body. */
const largeBytes = 65_536;

/**
 * Counts the bytes of the bodies that are being received and served. Bodies above 64 KiB use at most half of the limit,
 * so that they do not block small ones.
 * @param maxBytes default: no limit
 */
export function createBodiesInFlight(maxBytes = Number.POSITIVE_INFINITY): BodiesInFlight {
  let held = 0;
  let heldByLarge = 0;
  return {
    hold: () => {
      let own = 0;
      let ownLarge = 0;
      return {
        take(bytes) {
          const large = own + bytes > largeBytes ? own + bytes : 0;
          if (held + bytes > maxBytes || heldByLarge + large - ownLarge > maxBytes / 2) return false;
          held += bytes;
          own += bytes;
          heldByLarge += large - ownLarge;
          ownLarge = large;
          return true;
        },
        release() {
          held -= own;
          heldByLarge -= ownLarge;
          own = 0;
          ownLarge = 0;
        },
      };
    },
  };
}
