/** Tells of the latest mark: the one before makes way, and one that was refused is no longer told of. */
export const knowingToast = 'knowing';
