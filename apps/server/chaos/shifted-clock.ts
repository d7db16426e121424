/** Loaded before the server: a clock that goes wrong by `CLOCK_SHIFT_HOURS`. */
const shift = Number(process.env['CLOCK_SHIFT_HOURS']) * 60 * 60 * 1_000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
