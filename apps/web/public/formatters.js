/*
 * A browser takes long over its first number and its first date. What it learns in this thread, it
 * knows in the page's own, which meanwhile is free.
 */
new Intl.NumberFormat();
new Intl.DateTimeFormat();
close();
