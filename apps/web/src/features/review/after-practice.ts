import { useAtomValue } from 'jotai';
import { type Attributes, type ComponentType, createElement } from 'react';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { practiceReadAtom } from './practice.ts';

/** A component that is loaded while the practice is being read, and shown when both are there. */
export const lazyAfterPractice = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazyComponent<Props>(async () => {
    const Component = await load();
    return function AfterPractice(props: Props & Attributes) {
      useAtomValue(practiceReadAtom);
      return createElement(Component, props);
    };
  });
