interface Sound {
  /** The samples of each channel, from -1 to 1. */
  channels: readonly Float32Array[];
  /** In hertz. */
  sampleRate: number;
}

const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file of a sound, with one channel of 16 bits. Every server decodes it. */
export function createWavFile({ channels, sampleRate }: Sound, name: string): File {
  const [first = new Float32Array()] = channels;
  const data = new DataView(new ArrayBuffer(headerBytes + first.length * bytesPerSample));
  writeHeader(data, sampleRate);
  first.forEach((_, index) => {
    const sum = channels.reduce((total, channel) => total + (channel[index] ?? 0), 0);
    const sample = Math.max(-1, Math.min(1, sum / channels.length));
    data.setInt16(headerBytes + index * bytesPerSample, Math.round(sample * 0x7fff), true);
  });
  return new File([data.buffer], name, { type: 'audio/wav' });
}

function writeHeader(data: DataView, sampleRate: number): void {
  writeText(data, 0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  writeText(data, 8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, sampleRate, true);
  data.setUint32(28, sampleRate * bytesPerSample, true);
  data.setUint16(32, bytesPerSample, true);
  data.setUint16(34, bytesPerSample * 8, true);
  writeText(data, 36, 'data');
  data.setUint32(40, data.byteLength - headerBytes, true);
}

function writeText(data: DataView, offset: number, text: string): void {
  for (const [index, letter] of [...text].entries()) {
    data.setUint8(offset + index, letter.charCodeAt(0));
  }
}
