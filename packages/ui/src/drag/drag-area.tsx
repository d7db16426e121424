import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useCallback, useState } from 'react';
import { css } from 'styled-components';
import { layer, shadow } from '../theme/token.ts';

interface DragAreaProps {
  /** Whether an item can be dropped on a target. Both are identified by ids. */
  canDrop: (item: string, target: string) => boolean;
  onDragStart?: () => void;
  onDrop: (item: string, target: string) => void;
  children: ReactNode;
}

/** In pixels. A shorter movement is a tap. */
const activationDistance = 8;

/**
 * Drag and drop by mouse, pen or touch. Whatever can be dragged can also be done without dragging, and is
 * announced whatever caused it. Therefore dragging itself has neither keys nor announcements.
 */
export function DragArea({ canDrop, onDragStart, onDrop, children }: DragAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationDistance } }),
  );
  // Keeps the library's own, empty live region out of the page.
  const [detached] = useState(() => document.createElement('div'));
  const findTargets: CollisionDetection = (collision) =>
    pointerWithin(collision).filter(({ id }) => canDrop(`${collision.active.id}`, `${id}`));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findTargets}
      accessibility={{
        announcements: noAnnouncements,
        screenReaderInstructions: noInstructions,
        container: detached,
      }}
      onDragStart={() => onDragStart?.()}
      onDragEnd={({ active, over }) => over && onDrop(`${active.id}`, `${over.id}`)}
    >
      {children}
    </DndContext>
  );
}

const announceNothing = () => undefined;

const noAnnouncements: Announcements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};

const noInstructions = { draggable: '' };

interface DragItemSettings {
  /** Identifies the item as both a thing to drag and a target. */
  id: string;
  canDrag: boolean;
  canReceive: boolean;
}

/** Makes a button something to drag, to drop on, or both. */
export function useDragItem({ id, canDrag, canReceive }: DragItemSettings) {
  const draggable = useDraggable({ id, disabled: !canDrag });
  const droppable = useDroppable({ id, disabled: !canReceive });
  const { transform, isDragging, setNodeRef: setDraggable } = draggable;
  const { isOver, setNodeRef: setDroppable } = droppable;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setDraggable(element);
      setDroppable(element);
    },
    [setDraggable, setDroppable],
  );
  return {
    element: draggable.node,
    props: {
      ref,
      ...draggable.listeners,
      'data-over': isOver || undefined,
      'data-dragged': isDragging || undefined,
      style: transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined,
    },
  };
}

/** What can be dragged, and how it looks while it is. */
export const draggableStyle = css`
  user-select: none;
  -webkit-touch-callout: none;

  &[data-dragged] {
    z-index: ${layer.popup};
    scale: 0.85;
    box-shadow: ${shadow.floating};
    cursor: grabbing;
    transition: none;
  }
`;
