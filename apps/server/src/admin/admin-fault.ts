/** The command cannot be done, and the message tells whoever gave it why. */
export class AdminFault extends Error {}
