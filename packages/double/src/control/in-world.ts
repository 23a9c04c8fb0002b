/** Selects a world. Default: the first world. */
export interface InWorld {
  readonly world?: string;
}
