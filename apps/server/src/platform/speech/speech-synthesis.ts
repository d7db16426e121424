/** Speaks texts. */
export interface SpeechSynthesis {
  /** The languages that it speaks, in alphabetical order. */
  langCodes: readonly string[];
  /**
   * Speaks a text in one of these languages.
   *
   * @returns a WAV file
   */
  speak(text: string, langCode: string): Promise<Uint8Array>;
}
