/** Limits the bytes of the bodies that are being served. */
export interface BodiesInFlight {
  /** Reserves room for one body. The caller releases it. */
  readonly hold: (isAdmitted?: boolean) => BodyHold;
}

/** The room of one body. */
export interface BodyHold {
  /** @returns false if there is no room for more bytes; then none are reserved */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
}

/**
 * Counts the bytes of the bodies that are being received and served. Large bodies use at most half of the limit, and
 * bodies of callers that are not admitted a quarter, so that neither blocks the others.
 * @param maxBytes default: no limit
 * @param smallBytes the size up to which a body is not large. Default: 64 KiB
 */
export function createBodiesInFlight(maxBytes = Number.POSITIVE_INFINITY, smallBytes = 65_536): BodiesInFlight {
  const limits = { all: maxBytes, large: maxBytes / 2, stranger: maxBytes / 4 };
  const held = { all: 0, large: 0, stranger: 0 };
  return {
    hold: (isAdmitted = true) => {
      let own = 0;
      let ownLarge = 0;
      return {
        take(bytes) {
          const more = {
            all: bytes,
            large: own + bytes > smallBytes ? own + bytes - ownLarge : 0,
            stranger: isAdmitted ? 0 : bytes,
          };
          for (const share of shares) if (held[share] + more[share] > limits[share]) return false;
          for (const share of shares) held[share] += more[share];
          own += bytes;
          ownLarge += more.large;
          return true;
        },
        release() {
          held.all -= own;
          held.large -= ownLarge;
          if (!isAdmitted) held.stranger -= own;
          own = 0;
          ownLarge = 0;
        },
      };
    },
  };
}

const shares = ["all", "large", "stranger"] as const;
