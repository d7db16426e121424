/** Why the process ended, in the numbers of BSD's sysexits.h. */
export const exitCode = {
  databaseAway: 69,
  fault: 70,
  portInUse: 71,
  dataDirectoryInUse: 75,
  invalidConfiguration: 78,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
