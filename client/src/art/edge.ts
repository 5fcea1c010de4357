/** The outline of every card, in 100 by 140: not quite straight, as cut by hand. */
export const edge =
  'M6.2 2.3L50 1.7L94.5 2.5Q98 3 97.9 6.5L98.3 70L97.7 134Q97.4 137.8 93.5 137.9L50 138.3L6 137.7Q2.3 137.3 2.2 133L1.7 70L2.4 6Q2.5 2.8 6.2 2.3Z';

/** The sheet that the outline is printed on, a little larger. */
export const sheet = 'M5 .2L95 0Q100 .2 99.9 5L100 135Q99.9 140 95 139.9L5 140Q0 139.9 .1 135L0 5Q.1 .1 5 .2Z';
/** How the print lies on the sheet. */
export const printed = 'translate(2.2 3.1) scale(.956)';
