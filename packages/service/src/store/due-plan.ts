/** Learns of jobs that have a time. */
export interface DuePlan {
  /**
   * Plans a job.
   * @param atMs when it is due, as Unix time in milliseconds; 0 looks for every stored job
   */
  plan(atMs: number): void;
}
