/** Loaded before the server. Shifts its clock by `CLOCK_SHIFT_HOURS`. */
const shiftMilliseconds = Number(process.env['CLOCK_SHIFT_HOURS']) * 60 * 60 * 1_000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parameters: [] | ConstructorParameters<typeof Date>) {
    if (parameters.length === 0) super(RealDate.now() + shiftMilliseconds);
    else super(...parameters);
  }

  static override now(): number {
    return RealDate.now() + shiftMilliseconds;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
