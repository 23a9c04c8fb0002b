/** The world was replaced after an exchange began; the exchange must not change the new one. */
export class WorldReplaced extends Error {
  override readonly name = "WorldReplaced";

  constructor() {
    super("The world was replaced while the request was being served.");
  }
}
