print("{} {}".format(1, 2), "{1} {0}".format(1, 2), "{a:>5}".format(a=3), "{:+d} {: d}".format(4, 4))
print("%d %s %05.1f %x %%" % (1, "a", 2.345, 255))
