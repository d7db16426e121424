import { useSearchParams } from 'wouter';

/** A filter that the address keeps, and a function that changes it, or removes it without a value. */
export function useAddressFilter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  function change(value: string): void {
    setParameters(
      (previous) => {
        const { [name]: _previous, ...others } = Object.fromEntries(previous);
        return value === '' ? others : { ...others, [name]: value };
      },
      { replace: true },
    );
  }
  return [parameters.get(name) ?? '', change] as const;
}
