document.title = 'Wordhoard';
